import { homeLinks } from '@sands/contract/home/home.links'
import { leadsToShortLink, shortLinkTarget } from '@sands/rules/short-link'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { Navigate, useParams } from 'react-router'
import { HANDED_OUT } from '../../../kernel/handed-out.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { NotFoundScene } from '../../../kernel/ui/page/scene.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState, State } from '../../../kernel/ui/page/states.tsx'
import { wayOf } from '../../../kernel/use-jump.ts'

/** 404: the code does not exist or has expired; 422: it is not a valid code. */
const isGone = (error: unknown) => error instanceof CallError && (error.status === 404 || error.status === 422)

/** Shown for a moment while a short link is resolved. */
export function ShortLinkPage() {
  const t = useT()
  const { code = '' } = useParams()
  const { hasScreen } = useSlots()
  const fetched = useCall('GET /sands-system/api/v1/short-url/getShortUrl', { query: { shortUrl: code } })
  const target = fetched.data && shortLinkTarget(fetched.data, window.location.origin)
  const circular = target !== undefined && leadsToShortLink(target)
  const way = target && !circular ? wayOf(target, { t, hasScreen }) : undefined
  if (way?.kind === 'to') return <Navigate to={way.address} state={HANDED_OUT} replace />
  return <Page title={t('kernel.product')}>{content()}</Page>

  function content() {
    if (way) return gone(way.kind === 'word' ? way.text : t('kernel.jump_unknown'))
    if (circular || isGone(fetched.error)) return gone(t('kernel.share_error_text'))
    if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
    return <RowsSkeleton rows={6} />
  }

  function gone(text: string) {
    const action = (
      <ButtonLink to={homeLinks.home()} replace>
        {t('kernel.back_home')}
      </ButtonLink>
    )
    return <State picture={<NotFoundScene />} title={t('kernel.share_error_title')} text={text} action={action} />
  }
}
