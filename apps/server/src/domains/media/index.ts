export { files } from './media.tables.ts'
