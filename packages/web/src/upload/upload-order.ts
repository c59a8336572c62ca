import type { UploadItem } from './upload-item.ts'

/** The upload does not continue unless the person does something. */
export const needsPerson = ({ state }: Pick<UploadItem, 'state'>): boolean => state === 'failed' || state === 'missing'

/** In the order they were chosen, with failed ones first so that they are noticed. */
export const failedFirst = (items: readonly UploadItem[]): readonly UploadItem[] => [
  ...items.filter(needsPerson),
  ...items.filter((item) => !needsPerson(item)),
]
