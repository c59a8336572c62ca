import { useT } from '@sands/web/i18n/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { useDocumentTitle } from '../../../kernel/document-title.ts'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { useCollegeSwitch } from '../use-college-switch.ts'
import type { useHome } from '../use-home.ts'
import { type BlockFrame, BlockList } from './block-list.tsx'
import { FloatingButton } from './floating-button.tsx'
import { HomeHeader } from './home-header.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { HomeSky } from './home-sky.tsx'
import styles from './home-view.module.css'

interface HomeViewProps {
  page: ReturnType<typeof useHome>
  /** It is not known yet whether this page will be shown. */
  coming?: boolean
  /** Wraps every module, for the preview of editors. */
  Frame?: BlockFrame
  /** Rendered once the page is loaded. */
  children?: ReactNode
}

/** A home page with its loading, failed, empty and filled states. */
export function HomeView({ page, coming = false, Frame, children }: HomeViewProps) {
  const t = useT()
  useDocumentTitle(t('home.title'))
  const { collegeId, config, colleges, name } = page
  const { switchTo, switching } = useCollegeSwitch()
  const queries = useQueryClient()
  const refresh = useCallback(() => queries.refetchQueries({ type: 'active' }), [queries])
  const waits = coming || switching || config.isPending
  const home = waits ? undefined : config.data
  const button = home?.floatingButton && <FloatingButton button={home.floatingButton} />
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
        <main className={classNames(styles.main, button && styles.withButton)}>
          {home && config.cachedAt !== undefined && (
            <div className={styles.kept}>
              <CachedNote at={config.cachedAt} />
            </div>
          )}
          {content()}
          {button && Frame ? <Frame id="button">{button}</Frame> : button}
          <BackToTop />
        </main>
      </PullToRefresh>
      {home && children}
    </div>
  )

  function content() {
    if (waits) return <HomeSkeleton />
    if (!home) return <ErrorState compact error={config.error} onRetry={() => void config.refetch()} />
    if (home.lmsDecorateModules.length === 0)
      return <EmptyState compact title={t('home.empty_title')} text={t('home.empty_text')} />
    return <BlockList blocks={home.lmsDecorateModules} Frame={Frame} />
  }
}
