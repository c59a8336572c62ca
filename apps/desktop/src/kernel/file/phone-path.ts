import type { Resource } from '@sands/contract/media/media.model'
import { JUMP, resolveJump } from '@sands/rules/jump'

/** Where the phone app shows a file by itself; undefined when it does not. */
export function phonePathOf({ id, fileType }: Pick<Resource, 'id' | 'fileType'>): string | undefined {
  if (fileType !== 'video' && fileType !== 'audio' && fileType !== 'document') return undefined
  const type = fileType === 'document' ? JUMP.document : JUMP.video
  const target = resolveJump({ type, moduleId: id }, location.origin)
  return target.kind === 'screen' ? target.path : undefined
}
