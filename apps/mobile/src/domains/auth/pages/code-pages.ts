// One chunk, so that the start page names it once: these screens lead to each other.
export { ForgetPage } from './forget-page.tsx'
export { MultiAccountPage } from './multi-account-page.tsx'
export { PhoneLoginPage } from './phone-login-page.tsx'
export { RegisterPage } from './register-page.tsx'
export { ResetPage } from './reset-page.tsx'
