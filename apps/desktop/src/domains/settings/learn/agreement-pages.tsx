import { AgreementPage } from './agreement-page.tsx'

export function UserAgreementPage() {
  return <AgreementPage kind="user" />
}

export function PrivacyPolicyPage() {
  return <AgreementPage kind="privacy" />
}

export function CollectedInformationPage() {
  return <AgreementPage kind="collected" />
}
