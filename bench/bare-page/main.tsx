import { createRoot } from 'react-dom/client'

function BarePage() {
  return (
    <main>
      <h1>Bare</h1>
      <p>The least a React page can be: what the first screen is compared with.</p>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<BarePage />)
