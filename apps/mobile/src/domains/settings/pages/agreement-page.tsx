import type { AgreementKind } from '@sands/contract/settings/settings.model'
import type { TextKey } from '@sands/i18n/texts'
import { useCall } from '@sands/web/call/use-call'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { AgreementSkeleton, AgreementText } from '../components/agreement-text.tsx'

function AgreementPage({ kind, name }: { kind: AgreementKind; name: TextKey }) {
  const t = useT()
  const [language] = useLanguage()
  const agreement = useCall('GET /sands-system/api/v1/agreement/get', { query: { kind, language } })
  return <Page title={t(name)}>{content()}</Page>

  function content() {
    if (agreement.data) return <AgreementText agreement={agreement.data} locale={localeOf(language)} />
    if (agreement.isError) return <ErrorState error={agreement.error} onRetry={() => void agreement.refetch()} />
    return <AgreementSkeleton />
  }
}

export const UserAgreementPage = () => <AgreementPage kind="user" name="settings.user_agreement" />
export const PrivacyPolicyPage = () => <AgreementPage kind="privacy" name="settings.privacy_policy" />
export const CollectedInformationPage = () => <AgreementPage kind="collected" name="settings.collected_information" />
