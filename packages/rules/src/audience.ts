/** A group of people that an audience can name. The college itself stands for everybody in it. */
export type AudienceGroup =
  | { kind: 'department'; id: string; withChildren: boolean }
  | { kind: 'college' | 'post' | 'label' | 'user'; id: string }

/** Where nobody is named, everybody in the college is meant. */
export const EVERYONE: { included: AudienceGroup[]; excluded: AudienceGroup[] } = { included: [], excluded: [] }

const KINDS = ['college', 'post', 'label', 'user'] as const

/** Stored as short keys, so that "is this person in it?" is one index look-up whatever the audience is made of. */
export function audienceKey(group: AudienceGroup): string {
  if (group.kind === 'department') return `${group.withChildren ? 'tree' : 'department'}:${group.id}`
  return `${group.kind}:${group.id}`
}

/** The group behind a key, or undefined when it is none. */
export function audienceGroup(key: string): AudienceGroup | undefined {
  const [name, id = ''] = key.split(':')
  if (!/^\d+$/.test(id)) return undefined
  if (name === 'tree' || name === 'department') return { kind: 'department', id, withChildren: name === 'tree' }
  const kind = KINDS.find((candidate) => candidate === name)
  return kind && { kind, id }
}
