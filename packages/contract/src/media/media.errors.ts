import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const mediaErrors = {
  // Detected while the file arrives: the rest of it is not read. `limit` is the maximum size, such as '2 GB'.
  'media.too_large': { code: 4120001, status: 413, params: Type.Object({ limit: Type.String() }) },
  // The content is of no type that the purpose allows, whatever the file name says. `types` lists the allowed ones.
  'media.wrong_type': { code: 4120002, status: 415, params: Type.Object({ types: Type.String() }) },
  // The file name has an allowed ending, `ending`, but the content is of another type.
  'media.other_content': { code: 4120020, status: 415, params: Type.Object({ ending: Type.String() }) },
  // The content looks like a picture but cannot be decoded.
  'media.unreadable': { code: 4120003, status: 422 },
  // The file is small but the picture has too many pixels. `limit` is in millions of pixels.
  'media.too_many_pixels': { code: 4120004, status: 422, params: Type.Object({ limit: Type.Integer() }) },
  // The file does not exist, or this person may not see it.
  'media.gone': { code: 4120005, status: 404 },
  // The address of the file has expired or is invalid. The screen that shows the file gets a new one.
  'media.address_ended': { code: 4120008, status: 403 },
  // Too many pictures are waiting to be processed.
  'media.busy': { code: 4120006, status: 503 },
  // The disk or the store is full. No part of the file was stored.
  'media.no_space': { code: 4120007, status: 507 },
  // The upload is incomplete or was cancelled.
  'media.upload_unfinished': { code: 4120009, status: 409 },
  // The quota of the person or the company is used up. `limit` is in gigabytes.
  'media.quota_used': { code: 4120010, status: 507, params: Type.Object({ limit: Type.Integer() }) },
  // The external store does not answer.
  'media.store_unreachable': { code: 4120011, status: 502 },
  // The key is outside of this person's folder.
  'media.not_your_key': { code: 4120012, status: 403 },
  // Visitors must sign in to upload.
  'media.visitors_cannot_upload': { code: 4120013, status: 403 },
  // The new file is of another kind than the one it replaces.
  'media.other_kind': { code: 4120014, status: 422 },
  // The file is still being prepared, or its preparation failed.
  'media.not_ready': { code: 4120015, status: 409 },
  // The preparation of the file has not failed, so it cannot be tried again.
  'media.not_failed': { code: 4120016, status: 409 },
  // `count` places use the file.
  'media.in_use': { code: 4120017, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // Learners have the file in `count` courses, and nobody could finish those with the new content.
  'media.unfinishable': { code: 4120021, status: 422, params: Type.Object({ count: Type.Integer() }) },
  // Published or answered papers of an exam show the file, so that it must stay as it is.
  'media.fixed': { code: 4120022, status: 409 },
  // The client uses another version of the upload protocol.
  'media.other_protocol': { code: 4120018, status: 412 },
  // The file is empty.
  'media.empty': { code: 4120019, status: 422 },
} satisfies ErrorCatalog
