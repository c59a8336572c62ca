import type { mediaErrors as source } from '../zh-cn/media.errors.ts'

export const mediaErrors = {
  'media.too_large': 'This file is too large. Please choose one of at most {limit} MB',
  'media.wrong_type': 'This kind of file is not supported. Please choose a picture of type {types}',
  'media.unreadable': 'This picture is damaged and cannot be read',
  'media.too_many_pixels': 'This picture is too large. Please choose one of at most {limit} megapixels',
  'media.gone': 'This file does not exist or has been deleted',
  'media.address_ended': 'This file address is no longer valid. Please reload the page',
  'media.busy': 'Many pictures are being processed. Please try again in a moment',
  'media.no_space': 'There is no storage space left, so the file was not saved. Please tell your administrator',
} satisfies Record<keyof typeof source, string>
