export const reviewLinks = {
  teaching: () => '/teachManage/TeachManageList',
  approvals: () => '/auditCenter',
  approval: (id: string) => `/auditDetail?${new URLSearchParams({ id })}`,
}
