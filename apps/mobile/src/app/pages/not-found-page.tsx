import { homeLinks } from '@sands/contract/home/home.links'
import { useT } from '@sands/web/i18n/i18n'
import { ButtonLink } from '../../kernel/ui/button.tsx'
import { Page } from '../../kernel/ui/page/page.tsx'
import { NotFoundState } from '../../kernel/ui/page/states.tsx'

export function NotFoundPage() {
  const t = useT()
  return (
    <Page title={t('kernel.product')}>
      <NotFoundState
        title={t('kernel.not_found_title')}
        text={t('kernel.not_found_text')}
        action={
          <ButtonLink to={homeLinks.home()} replace>
            {t('kernel.back_home')}
          </ButtonLink>
        }
      />
    </Page>
  )
}
