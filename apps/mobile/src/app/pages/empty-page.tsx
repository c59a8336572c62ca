import { homeLinks } from '@sands/contract/home/home.links'
import { useT } from '@sands/web/i18n/i18n'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../kernel/ui/button.tsx'
import { Page } from '../../kernel/ui/page/page.tsx'
import { EmptyState } from '../../kernel/ui/page/states.tsx'

export function EmptyPage() {
  const t = useT()
  const [search] = useSearchParams()
  return (
    <Page title={t('kernel.product')}>
      <EmptyState
        title={search.get('msg') || t('kernel.empty_title')}
        action={
          <ButtonLink to={homeLinks.home()} replace>
            {t('kernel.back_home')}
          </ButtonLink>
        }
      />
    </Page>
  )
}
