/** The name or the number of a machine, without a port; or nothing. */
export const MAIL_HOST = '^([A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?)?$'
