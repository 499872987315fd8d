import { mount } from 'svelte'
// Letters of our own words for systems without them; a file is loaded when it is needed.
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
