import { orgLinks } from '@sands/contract/org/org.links'
import { landingTab, tabPath } from '@sands/rules/tabs'
import { useT } from '@sands/web/i18n/i18n'
import { Navigate } from 'react-router'
import { useTabs } from '../../domains/home/use-tabs.ts'
import { ButtonLink } from '../../kernel/ui/button.tsx'
import { Page } from '../../kernel/ui/page.tsx'
import { RowsSkeleton } from '../../kernel/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../kernel/ui/states.tsx'

/** `/` leads to the default tab of the person's college. */
export function LandingPage() {
  const t = useT()
  const { tabs, paths, fetched } = useTabs()
  const tab = landingTab(tabs)
  const target = tab && tabPath(tab, paths)
  if (target) return <Navigate to={target} replace />
  return (
    <Page title={t('kernel.product')} back={false}>
      {content()}
    </Page>
  )

  function content() {
    if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
    if (fetched.isPending) return <RowsSkeleton rows={5} />
    return (
      <EmptyState
        title={t('home.no_tabs_title')}
        action={<ButtonLink to={orgLinks.my()}>{t('home.to_my')}</ButtonLink>}
      />
    )
  }
}
