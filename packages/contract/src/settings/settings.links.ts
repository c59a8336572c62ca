export const settingsLinks = {
  shortLink: (code: string) => `/s/${encodeURIComponent(code)}`,
  setting: () => '/setting',
  userAgreement: () => '/userAgreement',
  privacyPolicy: () => '/privacyPolicy',
  collectedInformation: () => '/collectedInformation',
}
