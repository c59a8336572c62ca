export { settingsDomain } from './settings.domain.ts'
