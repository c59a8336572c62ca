import type { FaceDocument, ManagedFace } from '@sands/contract/face/manage.model'

/** What every part of the editor gets. */
export interface PartProps {
  session: ManagedFace
  document: FaceDocument
  onChange: (patch: Partial<FaceDocument>) => void
}
