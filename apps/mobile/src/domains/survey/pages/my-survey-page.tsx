import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { PAGE } from '@sands/web/survey/survey-calls'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Tabs, tabId } from '../../../kernel/ui/page/tabs.tsx'
import { SurveyCard } from '../components/survey-card.tsx'

const PAGE_SIZE = 20
const TABS = ['todo', 'done', 'over'] as const
type Tab = (typeof TABS)[number]

export const MySurveyPage = () => <MySurveys back />
export const MySurveyTabPage = () => <MySurveys back={false} />

/** The surveys of the person: to do, done, and over without a reply. */
function MySurveys({ back }: { back: boolean }) {
  const t = useT()
  const panelId = useId()
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'todo'
  const choose = (id: Tab) => setSearch(id === 'todo' ? {} : { tab: id }, { replace: true })
  const options = TABS.map((id) => ({ id, label: t(`survey.tab_${id}`) }))
  return (
    <Page title={t('survey.title')} back={back}>
      <Tabs label={t('survey.title')} options={options} chosen={tab} onChoose={choose} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, tab)}>
        <SurveyList tab={tab} />
      </div>
    </Page>
  )
}

function SurveyList({ tab }: { tab: Tab }) {
  const t = useT()
  const pages = usePages(PAGE, { tab, size: PAGE_SIZE }, { keep: true })
  const surveys = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <PullToRefresh onRefresh={pages.refetch}>
      <CachedNote at={pages.cachedAt} />
      {content()}
    </PullToRefresh>
  )

  function content() {
    if (!surveys) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (surveys.length === 0) return <EmptyState title={t(`survey.none_${tab}`)} />
    return (
      <>
        <ul>
          {surveys.map((survey) => (
            <SurveyCard key={survey.investigationId} survey={survey} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}
