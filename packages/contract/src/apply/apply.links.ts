export const applyLinks = {
  list: () => '/applyCenter',
  listTab: () => '/applyCenterTab',
  detail: (id: string) => `/applyDetail?${new URLSearchParams({ id })}`,
}
