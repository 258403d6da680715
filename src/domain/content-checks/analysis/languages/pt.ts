import { anyOf, type Language, wordSet } from './language.ts';

export const PORTUGUESE: Language = {
  code: 'pt',
  small: wordSet(
    'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm numa pelos elas havia seja qual será nós tenho lhe deles essas esses pelas este fosse dele cada onde são sobre ainda então assim pode porque',
  ),
  hedges: anyOf(
    'talvez, possivelmente, provavelmente, poderia, poderiam, (?<!se )parece(?! com), (?<!se )parecem(?! com), ao que parece, de certa forma, de certo modo, em certa medida, até certo ponto, mais ou menos, relativamente(?! a), acreditamos, achamos, pensamos, potencialmente, supostamente, quem sabe, porventura',
  ),
  passive:
    /(?<!\p{L})(?:é|são|foi|foram|era|eram|sido|será|serão|ser)\s+(?:\p{L}+mente\s+)?\p{L}{2,}(?:ado|ada|ados|adas|ido|ida|idos|idas|feito|feita|feitos|feitas)(?!\p{L})/iu,
  vague: anyOf('muitos, muitas, vários, várias, diversos, diversas, inúmeros, inúmeras, alguns, algumas'),
  claims: anyOf('inovador, inovadora, inovadores, inovadoras, de alta qualidade, sob medida, de ponta, incomparável'),
  summary: anyOf(
    'resumo, em resumo, resumindo, em suma, em poucas palavras, pontos principais, pontos-chave, principais pontos, o essencial, o mais importante, num relance, conclusão, em conclusão, síntese, a resposta curta, o que precisa saber, o que você precisa saber',
  ),
  dates: anyOf(
    'janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado, domingo',
  ),
  numbers: anyOf(
    'dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, vinte, trinta, quarenta, cinquenta, cem, cento, mil, milhão, milhões, bilhões, dúzia, metade, dobro, primeiro, primeira, segundo, segunda, terceiro, terceira',
  ),
  summaryHeading: 'Em resumo',
  agent: /(?<!\p{L})(?:por|pelo|pela|pelos|pelas)(?!\p{L})/iu,
  capitalizesNouns: false,
};
