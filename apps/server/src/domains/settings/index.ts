export { type SettingsServices, settingsDomain } from './settings.domain.ts'
export { skinFileUses } from './skin-uses.repo.ts'
