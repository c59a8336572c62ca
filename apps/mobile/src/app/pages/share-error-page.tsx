import { homeLinks } from '@sands/contract/home/home.links'
import { useT } from '@sands/web/i18n/i18n'
import { ButtonLink } from '../../kernel/ui/button.tsx'
import { Page } from '../../kernel/ui/page/page.tsx'
import { NotFoundScene } from '../../kernel/ui/page/scene.tsx'
import { State } from '../../kernel/ui/page/states.tsx'

export function ShareErrorPage() {
  const t = useT()
  return (
    <Page title={t('kernel.product')}>
      <State
        picture={<NotFoundScene />}
        title={t('kernel.share_error_title')}
        text={t('kernel.share_error_text')}
        action={
          <ButtonLink to={homeLinks.home()} replace>
            {t('kernel.back_home')}
          </ButtonLink>
        }
      />
    </Page>
  )
}
