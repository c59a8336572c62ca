import { authLinks } from '@sands/contract/auth/auth.links'
import { useT } from '@sands/web/i18n/i18n'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { NoPermissionScene } from '../../../kernel/ui/page/scene.tsx'
import { State } from '../../../kernel/ui/page/states.tsx'
import { NewPasswordForm } from '../components/new-password-form.tsx'
import { changeTokenOf } from '../sign-in-state.ts'

/** The new password after the number or the address is proven. */
export function ResetPage() {
  const t = useT()
  const { state, search } = useLocation()
  const changeToken = changeTokenOf(state)
  return (
    <Page title={t('auth.reset_title')}>
      {changeToken ? (
        <NewPasswordForm changeToken={changeToken} />
      ) : (
        <State
          picture={<NoPermissionScene />}
          title={t('auth.reset_gone')}
          text={t('auth.reset_gone_text')}
          action={
            <ButtonLink to={{ pathname: authLinks.forget(), search }} replace>
              {t('auth.forget_title')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  )
}
