import { useT } from '@sands/web/i18n/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Navigate } from 'react-router'
import { useDocumentTitle } from '../../../kernel/document-title.ts'
import { BackToTop } from '../../../kernel/ui/back-to-top.tsx'
import { KeptNote } from '../../../kernel/ui/kept-note.tsx'
import { PullToRefresh } from '../../../kernel/ui/pull-to-refresh.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/states.tsx'
import { Adverts } from '../components/adverts.tsx'
import { BlockList } from '../components/block-list.tsx'
import { FloatingButton } from '../components/floating-button.tsx'
import { HomeHeader } from '../components/home-header.tsx'
import { HomeSkeleton } from '../components/home-skeleton.tsx'
import { HomeSky } from '../components/home-sky.tsx'
import { useCollegeSwitch } from '../use-college-switch.ts'
import { useHome } from '../use-home.ts'
import { useLanding } from '../use-landing.ts'
import styles from './home-page.module.css'

/** `/`: the home page as the company has decorated it, unless another tab is the default page. */
export function HomePage() {
  const landing = useLanding()
  return landing.to ? <Navigate to={landing.to} replace /> : <Home coming={landing.coming} />
}

function Home({ coming }: { coming: boolean }) {
  const t = useT()
  useDocumentTitle(t('home.title'))
  const { collegeId, config, colleges, name } = useHome()
  const { switchTo, switching } = useCollegeSwitch()
  const queries = useQueryClient()
  const refresh = useCallback(() => queries.refetchQueries({ type: 'active' }), [queries])
  const waits = coming || switching || config.isPending
  const home = waits ? undefined : config.data
  return (
    <div className={styles.page}>
      <HomeSky />
      <HomeHeader
        logo={config.data?.collegeDetail.whiteLogoPreviewUrl ?? null}
        name={name}
        colleges={colleges}
        collegeId={collegeId}
        onChoose={(college) => void switchTo(college)}
      />
      <PullToRefresh onRefresh={refresh} onBrand>
        <main className={styles.main}>
          {home && config.keptAt !== undefined && (
            <div className={styles.kept}>
              <KeptNote at={config.keptAt} />
            </div>
          )}
          {content()}
          {home?.floatingButton && <FloatingButton button={home.floatingButton} />}
          <BackToTop />
        </main>
      </PullToRefresh>
      {home && <Adverts />}
    </div>
  )

  function content() {
    if (waits) return <HomeSkeleton />
    if (!home) return <ErrorState compact error={config.error} onRetry={() => void config.refetch()} />
    if (home.lmsDecorateModules.length === 0)
      return <EmptyState compact title={t('home.empty_title')} text={t('home.empty_text')} />
    return <BlockList blocks={home.lmsDecorateModules} />
  }
}
