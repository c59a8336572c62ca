export const settingsLinks = {
  setting: () => '/setting',
  userAgreement: () => '/userAgreement',
  privacyPolicy: () => '/privacyPolicy',
  collectedInformation: () => '/collectedInformation',
}
