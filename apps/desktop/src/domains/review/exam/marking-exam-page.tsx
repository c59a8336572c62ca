import type { MarkingInfo } from '@sands/contract/exam/marking.model'
import { asId, idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { REVIEW_BIZ } from '@sands/rules/review'
import { useAct, useCall } from '@sands/web/call/use-call'
import { scoreText } from '@sands/web/exam/exam-text'
import { showToast } from '@sands/web/toast/toast'
import { Button, Skeleton, Tabs } from 'antd'
import { useNavigate } from 'react-router'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useIsHere } from '../../../kernel/address/use-is-here.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import { useMarkingPaths } from '../use-marking-paths.ts'
import { EXAM_ADDRESS, MARKING_TABS } from './marking-address.ts'
import { PeopleTab } from './people-tab.tsx'
import { QuestionsTab } from './questions-tab.tsx'
import { SealedTab } from './sealed-tab.tsx'

/** One exam with everything in it that people mark. */
export function MarkingExamPage() {
  const t = useT()
  const paths = useMarkingPaths()
  const [{ id: typed }] = useAddressQuery(EXAM_ADDRESS)
  const id = idIn<'exam'>(typed)
  const info = useCall(
    'GET /sands-lms/api/v1/review/exam/basicInfo',
    { query: { examId: id ?? asId<Id<'exam'>>('1') } },
    { staleTime: 0, enabled: id !== undefined },
  )
  if (info.data) return <Shown info={info.data} onChanged={info.refetch} />
  return (
    <ManagePage title={t('review.exam')}>
      {id && info.isPending ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <FailureBlock
          error={info.error}
          onRetry={() => void info.refetch()}
          way={<LinkButton to={paths.queue}>{t('review.marking')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}

interface ShownProps {
  info: MarkingInfo
  onChanged: () => Promise<unknown>
}

function Shown({ info, onChanged }: ShownProps) {
  const t = useT()
  const { number } = useMoments()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const paths = useMarkingPaths()
  const [{ tab }, setAddress] = useAddressQuery(EXAM_ADDRESS)
  const next = useAct('POST /sands-lms/api/v1/review/getBizIdByNext')
  const begin = async () => {
    const found = await next.mutateAsync({
      body: { bizType: REVIEW_BIZ.exam, bizId: asId<Id<'reviewBiz'>>(info.examId) },
    })
    if (!isHere()) return
    if (found) void navigate(paths.paper(found.recordId))
    else showToast(t('review.nothing_free'))
  }
  return (
    <ManagePage
      title={info.examName}
      intro={t('review.exam_intro', { questions: info.questionNum, points: scoreText(info.totalScore) })}
      actions={
        <>
          <LinkButton to={paths.queue}>{t('review.all_exams')}</LinkButton>
          <Button
            type="primary"
            disabled={info.waiting === 0}
            loading={next.isPending}
            onClick={() => void begin().catch(() => undefined)}
          >
            {t('review.begin')}
          </Button>
        </>
      }
    >
      <StatTiles label={t('review.marking')}>
        <StatTile label={t('review.waiting')} value={number(info.waiting)} />
        <StatTile label={t('review.claimed_others')} value={number(info.claimed)} />
        <StatTile label={t('review.done')} value={number(info.done)} />
      </StatTiles>
      <Tabs
        activeKey={tab}
        onChange={(key) => setAddress({ current: 1, tab: MARKING_TABS.find((known) => known === key) ?? 'people' })}
        items={[
          { key: 'people', label: t('review.tab_people'), children: <PeopleTab info={info} /> },
          {
            key: 'questions',
            label: t('review.tab_questions'),
            children: <QuestionsTab info={info} onChanged={onChanged} />,
          },
          { key: 'sealed', label: t('review.tab_sealed'), children: <SealedTab info={info} /> },
        ]}
      />
    </ManagePage>
  )
}
