import { homeLinks } from '@sands/contract/home/home.links'
import { redirectTarget } from '@sands/rules/gate'
import { useT } from '@sands/web/i18n/i18n'
import { useSearchParams } from 'react-router'
import { errorPicture } from '../../kernel/error-picture.ts'
import { ButtonLink } from '../../kernel/ui/button.tsx'
import { Page } from '../../kernel/ui/page/page.tsx'
import { ErrorPictureState } from '../../kernel/ui/page/states.tsx'
import { OtherColleges } from './other-colleges.tsx'

/** Shows the picture of an error code and the server's message. */
export function ErrorPage() {
  const t = useT()
  const [search] = useSearchParams()
  const kind = errorPicture(Number(search.get('code') ?? Number.NaN))
  const text = search.get('msg') ?? (kind === 'error' ? t('kernel.error_text') : '')
  const from = search.get('from')
  const home = (
    <ButtonLink to={homeLinks.home()} replace>
      {t('kernel.back_home')}
    </ButtonLink>
  )
  return (
    <Page title={t('kernel.product')}>
      <ErrorPictureState
        kind={kind}
        text={text}
        action={
          <>
            {kind === 'no-permission' && from && <OtherColleges from={redirectTarget(from, window.location.origin)} />}
            {home}
          </>
        }
      />
    </Page>
  )
}
