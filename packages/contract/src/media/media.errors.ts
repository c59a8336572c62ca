import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const mediaErrors = {
  // Noticed while the file arrives: the rest of it is not read. `limit` says how large it may be, such as '2 GB'.
  'media.too_large': { code: 4120001, status: 413, params: Type.Object({ limit: Type.String() }) },
  // The content is none of the types the purpose allows, whatever the name says. `types` lists them.
  'media.wrong_type': { code: 4120002, status: 415, params: Type.Object({ types: Type.String() }) },
  // The name says that it is one of them, and the content is something else. `ending` is what the name ends in.
  'media.other_content': { code: 4120020, status: 415, params: Type.Object({ ending: Type.String() }) },
  // The content claims to be a picture and cannot be decoded.
  'media.unreadable': { code: 4120003, status: 422 },
  // Small as a file, huge as a picture. `limit` is in millions of pixels.
  'media.too_many_pixels': { code: 4120004, status: 422, params: Type.Object({ limit: Type.Integer() }) },
  // There is no such file, or not for this person.
  'media.gone': { code: 4120005, status: 404 },
  // The address of a file has run out, or was never given out. The screen that shows it has a fresh one.
  'media.address_ended': { code: 4120008, status: 403 },
  // So many pictures wait to be processed that this one would wait too long.
  'media.busy': { code: 4120006, status: 503 },
  // The disk or the store has no room left. Nothing of the file was kept.
  'media.no_space': { code: 4120007, status: 507 },
  // Some of the file has not arrived yet, or it was given up.
  'media.upload_unfinished': { code: 4120009, status: 409 },
  // The person, or the company, has no room left. `limit` is in gigabytes.
  'media.quota_used': { code: 4120010, status: 507, params: Type.Object({ limit: Type.Integer() }) },
  // The store outside does not answer.
  'media.store_unreachable': { code: 4120011, status: 502 },
  // The key lies outside of this person's folder.
  'media.not_your_key': { code: 4120012, status: 403 },
  // Visitors read; to upload they have to sign in.
  'media.visitors_cannot_upload': { code: 4120013, status: 403 },
  // A video cannot stand where a document was.
  'media.other_kind': { code: 4120014, status: 422 },
  // It is still in work, or could not be made.
  'media.not_ready': { code: 4120015, status: 409 },
  // There is nothing to try again.
  'media.not_failed': { code: 4120016, status: 409 },
  // Something shows it. `count` is how many things.
  'media.in_use': { code: 4120017, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // The client sends files by another protocol than we speak.
  'media.other_protocol': { code: 4120018, status: 412 },
  // There is nothing in the file.
  'media.empty': { code: 4120019, status: 422 },
} satisfies ErrorCatalog
