/** All accounts of the demo company have it, and the sign-in page shows it. */
export const DEMO_PASSWORD = 'Sands@2026'
