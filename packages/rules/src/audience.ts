/** A group of people in an audience. The college itself means everybody in it. */
export type AudienceGroup =
  | { kind: 'department'; id: string; withChildren: boolean }
  | { kind: 'college' | 'post' | 'label' | 'user'; id: string }

/** An audience without groups means everybody in the college. */
export const EVERYONE: { included: AudienceGroup[]; excluded: AudienceGroup[] } = { included: [], excluded: [] }

const KINDS = ['college', 'post', 'label', 'user'] as const

/** Groups are stored as short keys, so that checking whether a person is in an audience is one index look-up. */
export function audienceKey(group: AudienceGroup): string {
  if (group.kind === 'department') return `${group.withChildren ? 'tree' : 'department'}:${group.id}`
  return `${group.kind}:${group.id}`
}

/** The group of a key, or undefined when the key is invalid. */
export function audienceGroup(key: string): AudienceGroup | undefined {
  const [name, id = ''] = key.split(':')
  if (!/^\d+$/.test(id)) return undefined
  if (name === 'tree' || name === 'department') return { kind: 'department', id, withChildren: name === 'tree' }
  const kind = KINDS.find((candidate) => candidate === name)
  return kind && { kind, id }
}
