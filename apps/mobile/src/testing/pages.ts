/** The only page of a list. */
export const onePage = <T>(records: T[], over: { total?: number; current?: number; size?: number } = {}) => ({
  records,
  current: 1,
  size: 20,
  total: records.length,
  ...over,
})
