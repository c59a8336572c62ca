import type { Resource } from '@sands/contract/media/media.model'
import { JUMP, resolveJump } from '@sands/rules/jump'

/** The phone app's address that shows the file alone; undefined when there is none. */
export function phonePathOf({ id, fileType }: Pick<Resource, 'id' | 'fileType'>): string | undefined {
  if (fileType !== 'video' && fileType !== 'audio' && fileType !== 'document') return undefined
  const type = fileType === 'document' ? JUMP.document : JUMP.video
  const target = resolveJump({ type, moduleId: id }, location.origin)
  return target.kind === 'screen' ? target.path : undefined
}
