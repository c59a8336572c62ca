// React in its own task: evaluated together with the app it would block a slow phone for longer.
import 'react-dom/client'
