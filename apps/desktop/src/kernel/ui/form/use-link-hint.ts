import { webViewTarget } from '@sands/rules/link'
import { useT } from '../../text.ts'

/** What is said below the field of an address: pages without encryption cannot be shown inside the app. */
export function useLinkHint(): (link: string | null, hint: string) => string {
  const t = useT()
  return (link, hint) => (webViewTarget(link, location.origin)?.framed === false ? t('manage.link_unencrypted') : hint)
}
