import './styles/main.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

createRoot(document.getElementById('root') ?? document.body).render(<App />);
