import { mount } from 'svelte'
// Fonts for systems without Japanese letters; each file is loaded on demand.
import '../font/faces.css'
import './app.css'
import App from './App.svelte'
import { applyTheme, prefs } from './app/prefs.svelte'
import { loadMessages } from './words/words.svelte'

const target = document.getElementById('app')
if (target) {
  applyTheme(prefs.theme)
  await loadMessages(prefs.language)
  mount(App, { target })
}
