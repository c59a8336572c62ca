import type { UploadItem } from './upload-item.ts'

/** It goes no further unless the person does something about it. */
export const needsPerson = ({ state }: Pick<UploadItem, 'state'>): boolean => state === 'failed' || state === 'missing'

/** In the order in which they were chosen, but those that failed are not to be overlooked. */
export const failedFirst = (items: readonly UploadItem[]): readonly UploadItem[] => [
  ...items.filter(needsPerson),
  ...items.filter((item) => !needsPerson(item)),
]
