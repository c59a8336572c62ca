export const reviewLinks = {
  approvals: () => '/auditCenter',
  approval: (id: string) => `/auditDetail?${new URLSearchParams({ id })}`,
}
