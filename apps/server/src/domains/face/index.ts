export { hasClosed, releasedAt } from './cascade/cascade.repo.ts'
export { type FaceServices, faceDomain } from './face.domain.ts'
export { faceSessions } from './face.tables.ts'
