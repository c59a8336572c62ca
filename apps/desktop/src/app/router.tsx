import { Navigate, type RouteObject, useRoutes } from 'react-router'
import { ManageFrame, PortalFrame } from './frames.ts'
import { RightGate } from './gate/right-gate.tsx'
import { SignInGate } from './gate/sign-in-gate.tsx'
import { ManageHome } from './manage-home.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { OpenFrame } from './open-frame.tsx'
import { manageScreens, openScreens, portalScreens } from './registry.ts'

const strict = { caseSensitive: true }

const routes: RouteObject[] = [
  {
    element: <OpenFrame />,
    children: [
      ...openScreens.map(({ path, page: Page }) => ({ ...strict, path, element: <Page /> })),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
  {
    element: <SignInGate />,
    children: [
      {
        element: <PortalFrame />,
        children: portalScreens.map(({ path, page: Page }) => ({ ...strict, path, element: <Page /> })),
      },
      {
        path: '/manage',
        ...strict,
        element: <ManageFrame />,
        children: [
          { index: true, element: <ManageHome /> },
          ...manageScreens.map(({ path, page: Page, ...screen }) => ({
            ...strict,
            path,
            element: (
              <RightGate screen={screen}>
                <Page />
              </RightGate>
            ),
          })),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
  { path: '/index.html', element: <Navigate to="/" replace /> },
]

export function Router() {
  return useRoutes(routes)
}
