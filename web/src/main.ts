import { mount } from 'svelte'
// Letters of our own words for systems without them; a file is loaded when it is needed.
import '../font/faces.css'
import './app.css'
import App from './App.svelte'
import { dress, prefs } from './lib/prefs.svelte'
import { speak } from './words/words.svelte'

const target = document.getElementById('app')
if (target) {
  dress(prefs.theme)
  await speak(prefs.language)
  mount(App, { target })
}
