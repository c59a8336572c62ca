// One chunk: people who open one of these screens open the others next, and the start page names it once.
export { AccountPage } from './account-page.tsx'
export { PrivacyPage } from './privacy-page.tsx'
export { ReviseEmailPage } from './revise-email-page.tsx'
export { ReviseMobilePage } from './revise-mobile-page.tsx'
export { RevisePassPage } from './revise-pass-page.tsx'
