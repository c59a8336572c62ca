import type { mediaErrors as source } from '../zh-cn/media.errors.ts'

export const mediaErrors = {
  'media.too_large': 'This file is too large. Please choose one of at most {limit}',
  'media.empty': 'This file is empty. Please choose another one',
  'media.wrong_type': 'This kind of file is not supported. Please choose a file of type {types}',
  'media.other_content':
    'The name ends in .{ending}, but the content is something else. The file may have been renamed or damaged',
  'media.unreadable': 'This file is damaged and cannot be read',
  'media.too_many_pixels': 'This picture is too large. Please choose one of at most {limit} megapixels',
  'media.gone': 'This file does not exist or has been deleted',
  'media.address_ended': 'This file address is no longer valid. Please reload the page',
  'media.busy': 'Many files are being processed. Please try again in a moment',
  'media.no_space': 'There is no storage space left, so the file was not saved. Please tell your administrator',
  'media.upload_unfinished': 'The file has not arrived completely. Please continue the upload',
  'media.quota_used': 'The space of {limit} GB is used up. Please ask your administrator',
  'media.store_unreachable': 'The file store does not answer at the moment. Please try again later',
  'media.not_your_key': 'You may not use this file',
  'media.visitors_cannot_upload': 'Visitors cannot upload files. Please sign in first',
  'media.other_kind': 'The two files are of different kinds, so one cannot replace the other',
  'media.not_ready': 'The file is still being processed. Please try again later',
  'media.not_failed': 'There is nothing to try again with this file',
  'media.unfinishable': '{count} published courses use this file and could not be finished with the new one',
  'media.fixed':
    'Exam papers that are published or answered show this file, so it cannot be replaced. Add a new file to the question instead',
  'media.in_use': 'The file is used in {count} places and cannot be deleted',
  'media.other_protocol': 'This version of the app is too old to upload. Please reload it',
} satisfies Record<keyof typeof source, string>
