import '@sands/web/theme/tokens.css'
import './app/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { start } from './app/start.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await start()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
