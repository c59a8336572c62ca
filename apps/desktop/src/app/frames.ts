import { lazyPage } from '../kernel/lazy-page.tsx'

export const PortalFrame = lazyPage(() => import('./portal-frame.tsx'), 'PortalFrame')
export const ManageFrame = lazyPage(() => import('./manage-frame.tsx'), 'ManageFrame')
