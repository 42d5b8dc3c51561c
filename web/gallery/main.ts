import '@fontsource/marcellus';
import '@fontsource-variable/source-sans-3';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
