import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { FileId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { isFileJump } from './jump-choice.ts'

interface JumpWordsProps {
  jump: JumpChoice
  /** What kind of target it is. */
  children: string
}

/** Where something leads, in a few words: a file by its name, once that is known. */
export function JumpWords({ jump: { to, moduleId }, children }: JumpWordsProps) {
  return isFileJump(to) && moduleId ? <FileName id={moduleId}>{children}</FileName> : children
}

function FileName({ id, children }: { id: string; children: string }) {
  const { data: file } = useCall(
    'GET /sands-system/api/v1/system/resource/get',
    { query: { id: id as FileId } },
    { silent: true },
  )
  return file?.fileName ?? children
}
