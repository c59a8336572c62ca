export { type SettingsServices, settingsDomain } from './settings.domain.ts'
export { agreements } from './settings.tables.ts'
export { skinFileUses } from './skin-uses.repo.ts'
