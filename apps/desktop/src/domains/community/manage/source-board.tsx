import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { BoardSource } from '@sands/rules/community/content'
import { useAct, useCall } from '@sands/web/call/use-call'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'

/** Switches the own board of a course, exam, project or session on and off, at once and without a publication. */
export function SourceBoard({ source, id }: { source: BoardSource; id: string }) {
  const t = useT()
  const place = { sourceType: source, sourceId: asId<Id<'module'>>(id) }
  const asked = useCall(
    'GET /sands-lms/api/v1/manage/community/source-board/get',
    { query: place },
    { staleTime: 0, silent: true },
  )
  const set = useAct('POST /sands-lms/api/v1/manage/community/source-board/set')
  const run = useRun(asked.refetch)
  const confirm = useConfirm()
  if (asked.data === undefined) return null
  const board = asked.data
  const put = (isOn: boolean) => set.mutateAsync({ body: { ...place, isOn } })
  const change = (isOn: boolean) => {
    if (isOn) return run(() => put(true), t('community.source_on'))
    return confirm({
      title: t('community.source_off_ask'),
      text: t('community.source_off_text'),
      action: t('community.source_off'),
      run: () => put(false),
      refresh: asked.refetch,
    })
  }
  return (
    <PartCard title={t('community.source_board')}>
      <SwitchLine
        label={t('community.source_has_board')}
        hint={board ? t('community.source_count', { count: board.contentCount }) : t('community.source_board_hint')}
        checked={board !== null}
        isDisabled={set.isPending}
        onChange={(isOn) => void change(isOn)}
      />
    </PartCard>
  )
}
