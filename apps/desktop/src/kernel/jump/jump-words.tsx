import { asId } from '@sands/contract/kernel/id'
import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { JumpName } from '@sands/rules/jump'
import { useCall } from '@sands/web/call/use-call'
import { useContent } from '../content/use-content.ts'
import { useContentKind } from '../content/use-content-kind.ts'
import { useT } from '../text.ts'
import { isFileJump } from './jump-choice.ts'

interface JumpWordsProps {
  jump: JumpChoice
  /** The kind of the target, as text. */
  children: string
}

/** The jump target in a few words: a file or content by its name, once that is known. */
export function JumpWords({ jump: { to, moduleId }, children }: JumpWordsProps) {
  const content = useContentKind(to)
  if (content && moduleId)
    return (
      <ContentName kind={content.kind} id={moduleId}>
        {children}
      </ContentName>
    )
  return isFileJump(to) && moduleId ? <FileName id={moduleId}>{children}</FileName> : children
}

function FileName({ id, children }: { id: string; children: string }) {
  const { data: file } = useCall(
    'GET /sands-system/api/v1/system/resource/get',
    { query: { id: asId<FileId>(id) } },
    { silent: true },
  )
  return file?.fileName ?? children
}

function ContentName({ kind, id, children }: { kind: JumpName; id: string; children: string }) {
  const t = useT()
  const { data: found } = useContent(kind, id)
  if (found === undefined) return children
  if (found === null) return `${children} · ${t('manage.content_gone')}`
  return [children, found.title, ...(found.isOut === 0 ? [t('manage.content_not_out')] : [])].join(' · ')
}
