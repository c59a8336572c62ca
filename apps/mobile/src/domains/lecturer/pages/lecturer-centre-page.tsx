import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import type { LecturerKind } from '@sands/contract/lecturer/lecturer.model'
import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { Search } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import { LECTURER_PAGE, LecturerList } from '../components/lecturer-list.tsx'
import styles from './lecturer-centre-page.module.css'

const PAGE_SIZE = 20
const KINDS = ['all', 'internal', 'external', 'official', 'assistant'] as const satisfies readonly (
  | LecturerKind
  | 'all'
)[]
type Kind = (typeof KINDS)[number]

/** All lecturers, in the company's order. */
export function LecturerCentrePage({ back = true }: { back?: boolean }) {
  const t = useT()
  const navigate = useNavigate()
  const [kind, setKind] = useState<Kind>('all')
  const pages = usePages(
    LECTURER_PAGE,
    { ...(kind !== 'all' && { lecturerKind: kind }), size: PAGE_SIZE },
    { keep: true },
  )
  const { refetch } = pages
  const refresh = useCallback(() => refetch(), [refetch])
  const search = () => void navigate(lecturerLinks.search())
  return (
    <Page
      title={t('lecturer.title')}
      back={back}
      end={<BarButton icon={Search} label={t('lecturer.search')} onClick={search} />}
    >
      <div className={styles.filters}>
        <Chips
          label={t('lecturer.kinds')}
          options={KINDS.map((id) => ({ id, label: t(`lecturer.kind_${id}`) }))}
          chosen={kind}
          onChoose={setKind}
        />
      </div>
      <PullToRefresh onRefresh={refresh}>
        <CachedNote at={pages.cachedAt} />
        <LecturerList pages={pages} empty={empty()} />
      </PullToRefresh>
      <BackToTop />
    </Page>
  )

  function empty() {
    if (kind === 'all') return <EmptyState title={t('lecturer.none')} text={t('lecturer.none_text')} />
    const all = (
      <Button look="soft" onClick={() => setKind('all')}>
        {t('lecturer.show_all')}
      </Button>
    )
    return <EmptyState title={t('lecturer.none_of_kind')} action={all} />
  }
}

/** The same page as a tab, without a back button. */
export function LecturerCentreTabPage() {
  return <LecturerCentrePage back={false} />
}
